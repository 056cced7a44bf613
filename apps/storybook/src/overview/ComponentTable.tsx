import type { ComponentEntry } from '@koi/checks/components'
import { Table, Tag, TextLink, type TableColumn } from '@koi/ui'
import styles from './overview.module.css'

const columns: readonly TableColumn<ComponentEntry>[] = [
  {
    id: 'name',
    header: '组件',
    width: '50%',
    cell: ({ name, href, purpose }) => (
      <>
        {href ? (
          <TextLink href={href} target="_top">
            {name}
          </TextLink>
        ) : (
          name
        )}
        <span className={styles['purpose']} lang="en">
          {purpose}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    header: '状态',
    cell: ({ status }) => (
      <Tag tone={status === 'ready' ? 'positive' : 'warning'}>{status === 'ready' ? '可用' : '试用'}</Tag>
    ),
  },
  { id: 'form', header: '设备', cell: ({ mobile }) => (mobile ? '桌面、手机' : '一种形态') },
  { id: 'keyboard', header: '键盘', cell: ({ keyboard }) => (keyboard ? '已测试' : '–') },
  { id: 'stories', header: '示例', align: 'number', cell: ({ stories }) => stories },
  {
    id: 'budget',
    header: '预算：脚本 + 样式',
    align: 'number',
    cell: ({ budget }) =>
      budget === null ? '未定' : `${budget.script.toFixed(1)} + ${budget.style.toFixed(1)} kB`,
  },
]

export interface ComponentTableProps {
  group: string
  entries: readonly ComponentEntry[]
}

/** The components of one group. */
export function ComponentTable({ group, entries }: ComponentTableProps) {
  return (
    <div className={styles['table']}>
      <Table caption={group} columns={columns} rows={entries} rowKey={({ name }) => name} />
    </div>
  )
}
