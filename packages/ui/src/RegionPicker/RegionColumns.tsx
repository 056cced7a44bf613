import { useId, useState } from 'react'
import { Listbox } from '../Listbox/Listbox.tsx'
import type { Region, RegionChoice, RegionPart } from './region.ts'
import styles from './RegionColumns.module.css'

export interface RegionColumnsProps {
  /** Provinces with their cities. */
  regions: readonly Region[]
  /** Codes of the chosen province and city. */
  value: RegionChoice | null
  /** Called with the codes that were chosen. */
  onChoose: (choice: RegionChoice) => void
  /** Names the column of provinces. */
  regionLabel: string
  /** Names the column of cities. */
  partLabel: string
}

const optionsOf = (parts: readonly RegionPart[]) => parts.map(({ id, name }) => ({ value: id, label: name }))
const focusOn = (id: string) => document.getElementById(id)?.focus()

/** Provinces at the start, the cities of the open one beside them. Arrow keys go between the columns. */
export function RegionColumns({ regions, value, onChoose, regionLabel, partLabel }: RegionColumnsProps) {
  const id = useId()
  const regionsId = `${id}regions`
  const partsId = `${id}parts`
  const [opened, setOpened] = useState(value?.region ?? null)
  const parts = regions.find((region) => region.id === opened)?.parts ?? []
  const chosenPart = value?.region === opened ? value?.part : undefined
  const [activeRegion, setActiveRegion] = useState(() =>
    Math.max(
      0,
      regions.findIndex((region) => region.id === value?.region),
    ),
  )
  const [activePart, setActivePart] = useState(() => parts.findIndex((part) => part.id === chosenPart))

  const openRegion = (regionId: string) => {
    if (regionId === opened) return
    const region = regions.find((entry) => entry.id === regionId)
    setOpened(regionId)
    document.getElementById(partsId)?.parentElement?.scrollTo?.(0, 0)
    setActivePart(
      value?.region === regionId ? (region?.parts.findIndex((part) => part.id === value.part) ?? -1) : -1,
    )
  }
  const enterParts = () => {
    const region = regions[activeRegion]
    if (!region || region.parts.length === 0) return
    openRegion(region.id)
    if (region.id !== opened || activePart < 0) setActivePart(0)
    focusOn(partsId)
  }

  return (
    <div className={styles['root']}>
      <div className={styles['column']}>
        <Listbox
          id={regionsId}
          label={regionLabel}
          options={optionsOf(regions)}
          value={opened}
          active={activeRegion}
          onActiveChange={setActiveRegion}
          onChoose={openRegion}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowRight') return
            event.preventDefault()
            enterParts()
          }}
          focusable
        />
      </div>
      <div className={styles['column']}>
        <Listbox
          id={partsId}
          label={partLabel}
          options={optionsOf(parts)}
          value={chosenPart ?? null}
          active={activePart}
          onActiveChange={setActivePart}
          onChoose={(part) => {
            if (opened !== null) onChoose({ region: opened, part })
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft') return
            event.preventDefault()
            focusOn(regionsId)
          }}
          focusable
        />
      </div>
    </div>
  )
}
