// The identity service's own tables (auth contract §8). No other module writes them.
export * from './flows.ts'
export * from './users.ts'
