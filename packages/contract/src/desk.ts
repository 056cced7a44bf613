import * as v from 'valibot'

/**
 * What the page of customer service tells the shell that frames it by `postMessage`: that it is there. A page that does not
 * load says nothing, while a frame tells its host that it was loaded in either case (D22).
 */
export const deskMessage = v.object({ from: v.literal('koi-desk'), type: v.literal('ready') })

export type DeskMessage = v.InferOutput<typeof deskMessage>
