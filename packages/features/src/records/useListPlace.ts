import type { RowPlace } from '@koi/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { useRuntime } from '../runtime/runtime.ts'

const storageKey = 'places'
/** So many steps of the history remember where their list was left. */
const most = 20

const places = v.array(v.object({ id: v.string(), key: v.string(), index: v.number(), offset: v.number() }))

type Storage = ReturnType<typeof useRuntime>['sessionStorage']

function read(storage: Storage): v.InferOutput<typeof places> {
  try {
    return v.parse(places, JSON.parse(storage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

/** Where a long list was left, for a reload and for going back: by a row, since pages of rows come and go. */
export interface ListPlace {
  /** Null where it begins at its top. */
  readonly initial: RowPlace | null
  readonly onChange: (place: RowPlace) => void
}

/** The place of the list of this step of the history. */
export function useListPlace(): ListPlace {
  const { sessionStorage } = useRuntime()
  const { key, pathname, search } = useLocation()
  const id = `${key} ${pathname}${search}`
  const find = () => read(sessionStorage).find((place) => place.id === id) ?? null
  const [entry, setEntry] = useState(() => ({ id, initial: find() }))
  if (entry.id !== id) setEntry({ id, initial: find() })
  const seen = useRef<RowPlace | null>(null)

  useEffect(() => {
    const keep = () => {
      const place = seen.current
      if (!place) return
      const others = read(sessionStorage).filter((other) => other.id !== id)
      sessionStorage.setItem(storageKey, JSON.stringify([...others, { id, ...place }].slice(-most)))
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
      seen.current = null
    }
  }, [id, sessionStorage])

  return {
    initial: entry.initial,
    onChange: (place) => {
      seen.current = place
    },
  }
}
