import type { PGlite } from '@electric-sql/pglite'
import {
  Kysely,
  type KyselyConfig,
  PGliteDialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import { mkdirSync } from 'node:fs'
import { Socket } from 'node:net'
import { Pool, type PoolClient, TypeOverrides, types } from 'pg'
import { type NamedStatement, nameOfStatement, sendPastKysely } from './compiled.ts'
import { openEngine } from './openEngine.ts'
import { preparingEngine } from './preparingEngine.ts'
import type { Schema } from './schema.ts'

/**
 * Where the data lives: a folder (or `memory://`) of the embedded engine, its dump (which may fill a new folder), or a
 * PostgreSQL address (D20).
 */
export type DatabaseLocation =
  | { readonly dataDir: string; readonly databaseUrl?: undefined; readonly dump?: undefined }
  | { readonly databaseUrl: string; readonly dataDir?: undefined; readonly dump?: undefined }
  | { readonly dump: Blob; readonly dataDir?: string; readonly databaseUrl?: undefined }

/** An open database, whichever engine is behind it. */
export interface Database {
  readonly db: Kysely<Schema>
  readonly engine: 'postgres' | 'pglite'
  /** Runs SQL as it is, for libraries that bring their own: one statement, or without values several at once. */
  readonly query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  close(): Promise<void>
}

/** How much of a PostgreSQL server is used, and how long it may keep anything waiting (D22). */
export interface DatabaseLimits {
  readonly connections: number
  /** Milliseconds for a connection, be it a new one or one of others that are in use. */
  readonly connect: number
  /** Milliseconds for a statement, and between two of a transaction. */
  readonly statement: number
}

/** Of calls: a wait for a connection and one for a statement end before the client gives up, after 10 s (D3). */
export const callLimits: DatabaseLimits = { connections: 10, connect: 3_000, statement: 5_000 }

/** Of background work, which may look through whole tables, within the two minutes that a claim on a job holds. */
export const backgroundLimits: DatabaseLimits = { connections: 3, connect: 3_000, statement: 60_000 }

/** Of migrations and seeds, which rewrite tables and wait for other processes that do. */
export const preparationLimits: DatabaseLimits = { connections: 3, connect: 3_000, statement: 600_000 }

/**
 * A socket that gives up when the server says nothing for longer than any statement may take: the server ends what it is
 * slow with, but not when it is frozen or the network is.
 */
function openSocket(statement: number): Socket {
  const socket = new Socket()
  const error = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(statement + 1_000, () => socket.destroy(error))
}

/** Is told of every statement but those of `Database.query`, those of transactions included. */
export type Watch = (statement: string) => void

const logOf = (watch: Watch | undefined): Pick<KyselyConfig, 'log'> =>
  watch ? { log: ({ query }) => watch(query.sql) } : {}

/** A connection on which compiled statements are parsed and planned once. */
function preparing(client: PoolClient): PostgresPoolClient {
  function query<Row>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(given: unknown, parameters: ReadonlyArray<unknown> = []): unknown {
    if (typeof given !== 'string') throw new TypeError('rows are not read through cursors')
    const name = nameOfStatement(given)
    return client.query({ text: given, values: [...parameters], ...(name === undefined ? {} : { name }) })
  }
  return { query, release: (error) => client.release(error) }
}

function openPool(connectionString: string, limits: DatabaseLimits, watch?: Watch): Database {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.INT8, BigInt)
  const pool = new Pool({
    connectionString,
    max: limits.connections,
    types: overrides,
    connectionTimeoutMillis: limits.connect,
    // Before the socket takes the silence of an unused connection for that of a frozen server.
    idleTimeoutMillis: Math.min(10_000, limits.statement),
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.statement,
    keepAlive: true,
    stream: () => openSocket(limits.statement),
  })
  // A connection that dies is replaced, and its query fails; without listeners these events would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const prepared: PostgresPool = {
    connect: async () => preparing(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: prepared }), ...logOf(watch) })
  sendPastKysely(db, async <Row extends object>(statement: NamedStatement<Row>) => {
    watch?.(statement.text)
    // Not by the pool, which gives up the connection of a statement that failed, with all plans on it.
    const client = await pool.connect()
    try {
      return await client.query<Row>(statement)
    } finally {
      client.release()
    }
  })
  return {
    db,
    engine: 'postgres',
    async query(text, values) {
      // Several statements give several results, whatever the types say.
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    async close() {
      await db.destroy()
      // Kysely leaves one alone that it has asked for nothing.
      if (!pool.ending) await pool.end()
    },
  }
}

/** A database on an embedded engine that is running. */
export function overPglite(pglite: PGlite, watch?: Watch): Database {
  const db = new Kysely<Schema>({
    dialect: new PGliteDialect({ pglite: preparingEngine(pglite) }),
    ...logOf(watch),
  })
  return {
    db,
    engine: 'pglite',
    async query(text, values) {
      if (values?.length) return pglite.query(text, values)
      try {
        return { rows: (await pglite.exec(text)).flatMap(({ rows }) => rows) }
      } catch (error) {
        // Statements that broke off in a transaction of their own leave it open, and there is one connection.
        await pglite.exec('rollback')
        throw error
      }
    },
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}

/**
 * Opens the database. `int8` reads as bigint on both engines, so money never passes through a number. The limits are
 * those towards a PostgreSQL server; the embedded engine works in this process and cannot be interrupted.
 *
 * @throws Error when the folder or the server cannot be reached.
 */
export async function openDatabase(
  location: DatabaseLocation,
  limits: DatabaseLimits = callLimits,
  watch?: Watch,
): Promise<Database> {
  if (location.databaseUrl !== undefined) return openPool(location.databaseUrl, limits, watch)
  const inFolder = location.dataDir !== undefined && !location.dataDir.startsWith('memory://')
  if (inFolder) mkdirSync(location.dataDir, { recursive: true })
  const pglite = await openEngine({
    ...(inFolder ? { dataDir: location.dataDir } : {}),
    ...(location.dump ? { dump: location.dump } : {}),
  })
  return overPglite(pglite, watch)
}
