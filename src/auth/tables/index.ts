// The identity service's own tables (auth contract §8). No other module writes them.
export * from './factors.ts'
export * from './flows.ts'
export * from './keys.ts'
export * from './password-queues.ts'
export * from './session-amr.ts'
export * from './sessions.ts'
export * from './users.ts'
