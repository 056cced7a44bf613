/** A new member of the test's own. */
export interface NewMember {
  readonly account: string
  readonly password: string
  readonly phone: string
}

/** Members whom nobody on a server is yet, each named after what a journey has them do; others in each place of a run. */
export function newMembers(place: number): (name: string) => NewMember {
  let made = 0
  return (name) => {
    const digits = String(place).padStart(2, '0') + String((made += 1)).padStart(3, '0')
    return { account: `${name}${digits}`, password: 'harbour-2026', phone: `139123${digits}` }
  }
}
