/** Goes to a path of this shell. react-router's `useNavigate()` fits it. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void | Promise<void>
