import { movementCategories } from '@koi/contract/movement'
import { m } from '@koi/i18n'
import { Segmented } from '@koi/ui'
import { FilterFields } from '../forms/FilterFields.tsx'
import { movementCategoryNames } from './movementRow.ts'
import { RangeField } from './RangeField.tsx'
import type { MovementFilters } from './useMovements.ts'

/** Time and category of movements. Each choice applies at once. */
export function MovementFilterFields({ filters }: { readonly filters: MovementFilters }) {
  const { category, onCategory } = filters
  return (
    <FilterFields>
      <RangeField filter={filters} />
      <Segmented
        label={m.records_movement_category()}
        value={category ?? 'all'}
        onValueChange={(next) => onCategory(next === 'all' ? null : next)}
        options={[
          { value: 'all', label: m.records_movement_all() },
          ...movementCategories.map((value) => ({ value, label: movementCategoryNames[value]() })),
        ]}
      />
    </FilterFields>
  )
}
