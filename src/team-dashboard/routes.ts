// Addresses of the room.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const teamRoutes: RouteConfigEntry[] = [route('team/dashboard', 'team-dashboard/routes/dashboard.tsx')]
