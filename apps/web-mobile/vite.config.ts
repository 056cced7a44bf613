import { shellConfig, shellPorts } from '@koi/vite'

export default shellConfig(shellPorts('mobile'))
