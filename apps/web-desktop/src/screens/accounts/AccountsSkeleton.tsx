import { Grid, Skeleton } from '@koi/ui'

/** The cards before they are known. */
export function AccountsSkeleton() {
  return (
    <div aria-busy="true">
      <Grid min="17rem">
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <Skeleton shape="box" height="10.5rem" />
          </li>
        ))}
      </Grid>
    </div>
  )
}
