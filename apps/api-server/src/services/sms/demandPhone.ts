import { phoneAreas } from '../../rules/phoneAreas.ts'
import { refuse } from '../refuse.ts'

/** @throws Refusal `phone-invalid` when the area is not served or has no such number. */
export function demandPhone(area: string, phone: string): void {
  const rule = phoneAreas.find((entry) => entry.area === area)
  if (!rule?.pattern.test(phone)) refuse('phone-invalid')
}
