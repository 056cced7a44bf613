/** What a member says to a withdrawal that ends a bonus, by what was shown of it. */
export function agreedTo({ id, lost, held }: { id: string; lost: string; held: string }) {
  return { cancel_bonus: true, bonus_id: id, bonus_lost: lost, bonus_held: held }
}
