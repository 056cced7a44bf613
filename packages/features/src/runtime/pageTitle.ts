import { createContext } from 'react'

/** Hears what a page is called while it is drawn on the server, where no effect tells the document (D18a). */
export const PageTitleContext = createContext<((name: string | null) => void) | null>(null)
