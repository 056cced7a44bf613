import type { HelpBlock, HelpSpan } from '@koi/help'
import { Table, type TableColumn, TextLink } from '@koi/ui'
import { createElement, Fragment } from 'react'
import styles from './HelpBody.module.css'

export interface HelpBodyProps {
  readonly blocks: readonly HelpBlock[]
}

/** The text of an article. All of it is text: there is no markup in it to trust. */
export function HelpBody({ blocks }: HelpBodyProps) {
  return (
    <div className={styles['body']}>
      {blocks.map((block, index) => (
        <Block key={keyOf(block)} block={block} section={sectionAt(blocks, index)} />
      ))}
    </div>
  )
}

/** The heading that a block stands under. */
function sectionAt(blocks: readonly HelpBlock[], index: number): string {
  const above = blocks.slice(0, index).findLast((block) => block.kind === 'heading')
  return above?.kind === 'heading' ? above.text : ''
}

/** What a block says: no article says the same twice. */
const keyOf = (block: HelpBlock) => (block.kind === 'heading' ? block.id : JSON.stringify(block))

function Block({ block, section }: { readonly block: HelpBlock; readonly section: string }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={block.id} tabIndex={-1} className={styles['heading']} data-level={block.level}>
          {block.text}
        </Heading>
      )
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={styles['points']}>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <Line spans={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <HelpTable block={block} section={section} />
    case 'command':
      return (
        <pre className={styles['command']}>
          <code>{block.text}</code>
        </pre>
      )
    case 'note':
      return (
        <p className={styles['note']}>
          <Line spans={block.spans} />
        </p>
      )
    default:
      return (
        <p>
          <Line spans={block.spans} />
        </p>
      )
  }
}

function Line({ spans }: { readonly spans: readonly HelpSpan[] }) {
  // The pieces of a line never change places, so that they need no keys.
  return createElement(Fragment, null, ...spans.map(toElement))
}

function toElement(span: HelpSpan) {
  if (typeof span === 'string') return span
  if (span.kind === 'link')
    return (
      <TextLink tone="inherit" href={span.href}>
        {span.text}
      </TextLink>
    )
  return span.kind === 'strong' ? <strong>{span.text}</strong> : <code>{span.text}</code>
}

type HelpTableBlock = Extract<HelpBlock, { kind: 'table' }>

type Row = HelpTableBlock['rows'][number]

function columnsOf({ head }: HelpTableBlock): readonly TableColumn<Row>[] {
  return head.map((spans, index) => ({
    id: String(index),
    header: <Line spans={spans} />,
    cell: (row) => <Line spans={row[index] ?? []} />,
  }))
}

/** A table of the rules; it scrolls in its own box where it is wider than the page. */
function HelpTable({ block, section }: { readonly block: HelpTableBlock; readonly section: string }) {
  return (
    <Table<Row>
      className={styles['table']}
      caption={section}
      rows={block.rows}
      rowKey={(row) => JSON.stringify(row)}
      columns={columnsOf(block)}
    />
  )
}
