// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const commentsRoutes: RouteConfigEntry[] = [
	route('designs/shared/:token', 'comments/routes/linked-design.tsx'),
	route('designs/:designId/comments', 'comments/routes/design-comments.tsx'),
]
