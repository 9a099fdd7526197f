// Addresses of the room.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const portalsRoutes: RouteConfigEntry[] = [route('team', 'portals/routes/team.tsx')]
