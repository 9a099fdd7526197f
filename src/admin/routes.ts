// Addresses of the room.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const adminRoutes: RouteConfigEntry[] = [route('admin', 'admin/routes/overview.tsx')]
