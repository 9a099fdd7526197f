// The identity service's own tables (auth contract §8). Nobody else writes them.
export * from './auth/factors.ts'
export * from './auth/flows.ts'
export * from './auth/keys.ts'
export * from './auth/session-amr.ts'
export * from './auth/sessions.ts'
export * from './auth/users.ts'
