/** Whose tries of the withdraw password are counted: apart from those of the login. */
export function guardSubject(memberId: string): string {
  return `withdraw:${memberId}`
}
