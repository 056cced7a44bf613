/** Whether a path is one of the containers in which a launched game runs (D16). */
export function isGameContainer(path: string): boolean {
  return path === '/sports' || path === '/venues'
}
