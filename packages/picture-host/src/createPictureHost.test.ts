import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { PictureLateError } from './errors.ts'
import { testHost } from './testing/testHost.ts'

/** From here on time passes only as the test says. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('a picture is drawn when it is asked for first, and found from then on', async () => {
  const { host, folder, log } = testHost()
  const file = await host.fileOf('a.webp')
  expect(file).toBe(join(folder, 'a.webp'))
  expect(readFileSync(join(folder, 'a.webp'), 'utf8')).toBe('a.webp')
  expect(await host.fileOf('a.webp')).toBe(file)
  expect(log()).toEqual(['start', 'draw a.webp'])
})

test('the program can be started before anything is asked for', async () => {
  const { host, log } = testHost()
  host.start()
  host.start()
  await vi.waitUntil(() => log()[0] === 'start', { timeout: 30_000 })
  await host.fileOf('a.webp')
  expect(log()).toEqual(['start', 'draw a.webp'])
})

test('a picture that many ask for at once is drawn once', async () => {
  const { host, log } = testHost()
  await Promise.all(Array.from({ length: 20 }, () => host.fileOf('a.webp')))
  expect(log()).toEqual(['start', 'draw a.webp'])
})

test('a name that no picture has is answered without drawing, also one that leads out of the folder', async () => {
  const { host, log } = testHost()
  for (const name of ['', 'gone.webp', '../secret', 'log', 'a.webp.17.part', '/a.webp'])
    expect(await host.fileOf(name)).toBeNull()
  expect(log()).toEqual(['start'])
})

test('a picture whose file was removed is drawn again', async () => {
  const { host, folder, log } = testHost()
  await host.fileOf('a.webp')
  rmSync(join(folder, 'a.webp'))
  await host.fileOf('a.webp')
  expect(log()).toEqual(['start', 'draw a.webp', 'draw a.webp'])
})

test('a wait has an end, before and after it is known which pictures there are', async () => {
  stopTime()
  const { host } = testHost({ longestWait: 20_000 })
  const early = host.fileOf('a.webp')
  vi.advanceTimersByTime(20_000)
  await expect(early).rejects.toThrow('a.webp takes longer than 20000 ms')
  expect(await host.fileOf('b.png')).not.toBeNull()
  const late = host.fileOf('never.webp')
  vi.advanceTimersByTime(20_000)
  await expect(late).rejects.toThrow(PictureLateError)
})

test('a picture that cannot be drawn says why, and the others are still drawn', async () => {
  const { host } = testHost()
  await expect(host.fileOf('broken.webp')).rejects.toThrow('broken.webp: no ink')
  expect(await host.fileOf('b.png')).not.toBeNull()
})

test('a program that ends takes its orders with it, and the next request starts another', async () => {
  const { host, log } = testHost()
  const lost = [host.fileOf('never.webp'), host.fileOf('crash.webp')]
  for (const { status } of await Promise.allSettled(lost)) expect(status).toBe('rejected')
  expect(await host.fileOf('b.png')).not.toBeNull()
  expect(log().filter((line) => line === 'start')).toHaveLength(2)
})

test('a program with nothing to do is let go, and started again when a picture is missing', async () => {
  stopTime()
  const { host, log } = testHost({ idle: 60_000 })
  await host.fileOf('a.webp')
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitUntil(() => log().includes('end'), { timeout: 30_000 })
  await host.fileOf('a.webp')
  expect(log()).toEqual(['start', 'draw a.webp', 'end'])
  await host.fileOf('b.png')
  expect(log()).toEqual(['start', 'draw a.webp', 'end', 'start', 'draw b.png'])
})

test('a program that starts later and draws elsewhere, as after a change of its sources, is followed there', async () => {
  stopTime()
  const { host, log, folder } = testHost({ idle: 60_000 })
  await host.fileOf('a.webp')
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitUntil(() => log().includes('end'), { timeout: 30_000 })
  mkdirSync(join(folder, 'later'))
  vi.stubEnv('KOI_TEST_BELOW', 'later')
  expect(await host.fileOf('b.png')).toBe(join(folder, 'later/b.png'))
  expect(await host.fileOf('a.webp')).toBe(join(folder, 'later/a.webp'))
  expect(readFileSync(join(folder, 'later/a.webp'), 'utf8')).toBe('a.webp')
})

test('stopping the host ends the program for good, and what is drawn is still found', async () => {
  const { host, log } = testHost()
  await host.fileOf('a.webp')
  host.stop()
  await vi.waitUntil(() => log().includes('end'), { timeout: 30_000 })
  expect(await host.fileOf('a.webp')).not.toBeNull()
  await expect(host.fileOf('b.png')).rejects.toThrow('has stopped')
})

test('a program whose host is gone in the middle of a picture ends as one that had nothing to do', async () => {
  const { host, folder, log } = testHost()
  const lost = host.fileOf('slow.webp')
  await vi.waitUntil(() => log().includes('draw slow.webp'), { timeout: 30_000 })
  host.stop()
  await expect(lost).rejects.toThrow('has stopped')
  writeFileSync(join(folder, 'ink'), '')
  await vi.waitUntil(() => log().includes('end'), { timeout: 30_000 })
})
