import type { Locator, Page } from '@playwright/test'

/** What a person does differently in the two shells. */
export interface Player {
  readonly page: Page
  /** The central wallet's balance where the shell always shows it. */
  centralBalance(): Promise<Locator>
  openTransfer(): Promise<void>
  openBetRecord(): Promise<void>
  openPersonal(): Promise<void>
  openAccounts(): Promise<void>
  openSlots(): Promise<void>
  /** Chooses the option at an index in the list a label names. */
  choose(label: string, index: number): Promise<void>
  logOut(): Promise<void>
}
