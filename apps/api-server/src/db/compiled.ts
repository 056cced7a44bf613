import {
  CompiledQuery,
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { hash } from 'node:crypto'
import type { Schema } from './schema.ts'

/** Builds statements without a database: both engines speak the same SQL. */
const builder = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const names = new Map<string, string>()

/** The name under which PostgreSQL keeps the plan of a compiled statement on each connection; undefined for other SQL. */
export function nameOfStatement(sql: string): string | undefined {
  return names.get(sql)
}

/** A statement with its values, and the name of its plan. */
export interface NamedStatement<Row> {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  /** Of what type its rows are; it is never there. */
  readonly row?: Row
}

/** Sends a statement over any free connection. */
export type SendStatement = <Row extends object>(
  statement: NamedStatement<Row>,
) => Promise<{ readonly rows: Row[] }>

const senders = new WeakMap<object, SendStatement>()

/**
 * Has the compiled statements of a database, those outside of transactions, go past Kysely, whose hold of a connection costs
 * some 10 µs for each (docs/performance.md).
 */
export function sendPastKysely(db: Kysely<Schema>, send: SendStatement): void {
  senders.set(db, send)
}

/** Stands for a value that is known when the statement is sent. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A statement that is put together once: sends its values and answers the rows. */
export type Compiled<Values, Row> = (
  db: Pick<Kysely<Schema>, 'executeQuery'>,
  values: Values,
) => Promise<{ readonly rows: Row[] }>

/** Answers what stands for a value of a statement until it is sent. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name]

/**
 * Compiles a statement of a hot call once, instead of at each call, which costs more than what stands around it.
 *
 * @example
 * ```ts
 * const accountsOf = compiled<{ memberId: string }>()((db, value) =>
 *   db.selectFrom('ledger_accounts').select('balance').where('member_id', '=', value('memberId')),
 * )
 * const { rows } = await accountsOf(ctx.db, { memberId })
 * ```
 */
export function compiled<Values extends object>() {
  return <Row extends object>(
    build: (db: Kysely<Schema>, value: ValueOf<Values>) => Compilable<Row>,
  ): Compiled<Values, Row> => {
    // The type of what is to come; no statement is sent before each of them is replaced.
    const value: ValueOf<Values> = <Name extends keyof Values & string>(name: Name) =>
      new Placeholder(name) as unknown as Values[Name]
    const { sql, parameters } = build(builder, value).compile()
    const name = `koi-${hash('sha256', sql, 'base64url').slice(0, 16)}`
    names.set(sql, name)
    return (db, values) => {
      const sent = parameters.map((one) => (one instanceof Placeholder ? Reflect.get(values, one.name) : one))
      const send = senders.get(db)
      return send
        ? send<Row>({ name, text: sql, values: sent })
        : db.executeQuery<Row>(CompiledQuery.raw(sql, sent))
    }
  }
}
