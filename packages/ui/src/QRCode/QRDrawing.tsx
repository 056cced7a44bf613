import { encode } from 'uqr'
import { modulesPath } from './modulesPath.ts'
import styles from './QRCode.module.css'

export interface QRDrawingProps {
  /** What the code holds. */
  text: string
  /** How it is read aloud. */
  label: string
  /** Side in px. */
  size: number
  /** How much of it may be unreadable. */
  errorLevel: 'L' | 'M' | 'Q' | 'H'
}

/** Four modules, as ISO/IEC 18004 asks for. */
const quietZone = 4

function encoded(text: string, ecc: QRDrawingProps['errorLevel']) {
  try {
    return encode(text, { ecc, border: quietZone })
  } catch {
    return null
  }
}

/** The code itself; nothing when the text does not fit into one. */
export function QRDrawing({ text, label, size, errorLevel }: QRDrawingProps) {
  const code = encoded(text, errorLevel)
  if (!code) return null
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={styles['code']}
    >
      <path d={modulesPath(code.data)} />
    </svg>
  )
}
