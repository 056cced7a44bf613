/** A new member of the test's own. */
export interface NewMember {
  readonly account: string
  readonly password: string
  readonly phone: string
}

/** Members whom nobody on a server is yet, each named after what a journey has them do. */
export function newMembers(): (name: string) => NewMember {
  let made = 0
  return (name) => {
    const digits = String((made += 1)).padStart(3, '0')
    return { account: `${name}${digits}`, password: 'harbour-2026', phone: `13912340${digits}` }
  }
}
