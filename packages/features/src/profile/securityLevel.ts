/** How well an account is protected: high with everything done, medium with more than half. */
export function securityLevel(done: number, of: number): 'low' | 'medium' | 'high' {
  if (done >= of) return 'high'
  return done * 2 > of ? 'medium' : 'low'
}
