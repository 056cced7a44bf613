import type { Db } from 'pg-boss'

/**
 * Pulls in what lies ahead of the clock, after it has run ahead for a while or was set back: work that was put on the
 * queue, tried or claimed in what is now the future moves back by as much as it lies ahead, and so do the stamps by
 * which processes agree who ends dead claims and cleans up. Without this, one jump of a year stops both for a year.
 */
export async function repairTimes(db: Db): Promise<void> {
  await db.executeSql(`
    update pgboss.job as j
    set start_after = j.start_after - (greatest(j.created_on, j.started_on) - t.now),
      created_on = least(j.created_on, t.now),
      started_on = least(j.started_on, t.now)
    from (select pgboss.job_now() as now) as t
    where j.state in ('created', 'retry', 'active')
      and greatest(j.created_on, j.started_on) > t.now + interval '1 second'`)
  await db.executeSql(`
    update pgboss.queue
    set monitor_claim_on = null, monitor_on = null, maintain_on = null
    where greatest(monitor_claim_on, monitor_on, maintain_on) > pgboss.job_now() + interval '1 second'`)
}
