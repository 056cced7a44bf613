/** How far a step is: behind, under way, ahead, or the end of the road. */
export type StepState = 'done' | 'current' | 'waiting' | 'failed'
