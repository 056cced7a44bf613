export { activeBrand } from './activeBrand.ts'
export { pictures } from './pictures.ts'
export { shellConfig, type ShellPorts } from './shellConfig.ts'
export { shellPorts } from './shellPorts.ts'
