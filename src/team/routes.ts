// Addresses of the room.
import type { RouteConfigEntry } from '@react-router/dev/routes'

export const teamRoutes: RouteConfigEntry[] = []
