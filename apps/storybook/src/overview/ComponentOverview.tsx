import { Empty, SearchBox } from '@koi/ui'
import { useState } from 'react'
import { componentEntries } from './componentEntries.ts'
import { ComponentTable } from './ComponentTable.tsx'
import styles from './overview.module.css'

const groups = ['按压', '填写', '导航', '展示', '状态', '浮层', '基础', ''] as const

/** Every component with its status, one click from its documentation. */
export function ComponentOverview() {
  const [query, setQuery] = useState('')
  const word = query.trim().toLowerCase()
  const shown = componentEntries.filter(({ name, purpose }) =>
    `${name} ${purpose}`.toLowerCase().includes(word),
  )
  const ready = componentEntries.filter(({ status }) => status === 'ready').length
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>组件</h1>
          <p className={styles['lead']}>
            共 {componentEntries.length} 个，{ready}{' '}
            个可用。这一页直接从源文件、测试和预算表读出来，不需要维护。预算以 brotli 压缩后的 kB
            计，含组件所需的一切，React 除外；样式不计入脚本。
          </p>
        </div>
        <div className={styles['search']}>
          <SearchBox label="查找组件" placeholder="名称或用途" value={query} onSearch={setQuery} />
        </div>
      </header>
      {groups.map((group) => {
        const entries = shown.filter((entry) => entry.group === group)
        if (entries.length === 0) return null
        const title = group || '还没有示例'
        return (
          <section key={group} className={styles['group']}>
            <h2>
              {title}
              <span className={styles['count']}>{entries.length}</span>
            </h2>
            <ComponentTable group={title} entries={entries} />
          </section>
        )
      })}
      {shown.length === 0 ? <Empty title="没有这样的组件" description="换一个名称或用途试试。" /> : null}
    </div>
  )
}
