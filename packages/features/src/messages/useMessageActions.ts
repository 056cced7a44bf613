import type { MessageBox } from '@koi/contract/message'
import { m } from '@koi/i18n'
import { asFailure, messageApi, refreshRequested, useStoreDispatch } from '@koi/store'
import { useToast } from '@koi/ui'
import { useFailureText } from '../errors/failureText.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** What a member can do with messages. Each is seen at once, and what the server refuses is said. */
export interface MessageActions {
  readonly onRead: (id: string) => void
  readonly onReadAll: (box: MessageBox) => void
  /** All of a box are being marked. */
  readonly readingAll: boolean
  /** Removes one; a notice offers to undo it. */
  readonly onRemove: (id: string) => void
}

/** The changes that a member makes to messages. */
export function useMessageActions(): MessageActions {
  const [read] = messageApi.endpoints.readMessage.useMutation()
  const [readAll, { isLoading }] = messageApi.endpoints.readBox.useMutation()
  const [remove] = messageApi.endpoints.removeMessage.useMutation()
  const [restore] = messageApi.endpoints.restoreMessage.useMutation()
  const dispatch = useStoreDispatch()
  const { tabs } = useRuntime()
  const textOf = useFailureText()
  const toast = useToast()

  const settle = async (
    call: PromiseLike<{ error?: Parameters<typeof asFailure>[0] }>,
    done?: () => void,
  ) => {
    const failure = asFailure((await call).error)
    if (failure) toast({ text: textOf(failure), tone: 'negative' })
    else done?.()
    dispatch(refreshRequested({ what: 'messages', force: true }))
    tabs.noteMessages()
  }
  const onRestore = (id: string) =>
    void settle(restore({ id }), () => toast({ text: m.messages_restored(), tone: 'positive' }))
  return {
    onRead: (id) => void settle(read({ id })),
    onReadAll: (box) => {
      if (!isLoading)
        void settle(readAll({ box }), () => toast({ text: m.messages_read_all_done(), tone: 'positive' }))
    },
    readingAll: isLoading,
    onRemove: (id) =>
      void settle(remove({ id }), () =>
        toast({ text: m.messages_removed(), action: m.messages_undo(), onAction: () => onRestore(id) }),
      ),
  }
}
