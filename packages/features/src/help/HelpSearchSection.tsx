import { m } from '@koi/i18n'
import { Card, Empty, ErrorState, List, ListItem, NoResultIcon, SearchBox, Skeleton, TextLink } from '@koi/ui'
import { createElement, Fragment } from 'react'
import { routes } from '../routing/pages.ts'
import styles from './HelpSection.module.css'
import type { HelpResult, HelpSearchModel } from './useHelpSearch.ts'

export interface HelpSearchProps {
  readonly search: HelpSearchModel
}

/** Where the search is typed. */
export function HelpSearchBox({ search }: HelpSearchProps) {
  return (
    <SearchBox
      className={styles['search']}
      label={m.help_search()}
      placeholder={m.help_search_hint()}
      value={search.query}
      debounceMs={150}
      onSearch={search.onQuery}
    />
  )
}

/** What was found, in place of the article. */
export function HelpResultsSection({ search: { query, results } }: HelpSearchProps) {
  if (results.status === 'error')
    return <ErrorState title={m.help_error_title()} description={results.message} onRetry={results.onRetry} />
  if (results.status === 'empty')
    return (
      <Empty
        icon={NoResultIcon}
        title={m.help_results_none({ query })}
        description={m.help_results_none_text()}
        action={<TextLink href={routes.customerService}>{m.help_results_ask()}</TextLink>}
      />
    )
  if (results.status !== 'ready')
    return (
      <Card aria-busy="true">
        <Skeleton lines={6} />
      </Card>
    )
  return (
    <Card padding="medium">
      <List aria-label={m.help_results()}>
        {results.items.map((result) => (
          <ListItem
            key={result.href}
            href={result.href}
            title={<Place {...result} />}
            description={<Excerpt {...result} />}
          />
        ))}
      </List>
    </Card>
  )
}

function Place({ title, heading }: HelpResult) {
  return heading === '' ? title : m.help_results_place({ title, heading })
}

/** Every second part is what was searched for. */
function Excerpt({ excerpt }: HelpResult) {
  // They never change places, so that they need no keys.
  return createElement(
    Fragment,
    null,
    ...excerpt.map((part, index) => (index % 2 === 1 ? marked(part) : part)),
  )
}

const marked = (part: string) => <mark className={styles['found']}>{part}</mark>
