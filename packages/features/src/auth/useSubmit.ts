import { useRef, useState } from 'react'

/** Where a form stands. */
export type SubmitStatus = 'ready' | 'submitting' | 'done'

/** Runs a form's submission once at a time: a second press while it runs does nothing. `run` says whether it is done. */
export function useSubmit(run: () => Promise<boolean>): {
  readonly status: SubmitStatus
  readonly onSubmit: () => void
} {
  const [status, setStatus] = useState<SubmitStatus>('ready')
  const running = useRef(false)
  const submit = async () => {
    running.current = true
    setStatus('submitting')
    let done = false
    try {
      done = await run()
    } finally {
      running.current = false
      setStatus(done ? 'done' : 'ready')
    }
  }
  return {
    status,
    onSubmit: () => {
      if (!running.current) void submit()
    },
  }
}
