// Routes of the builder module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const builderRoutes: RouteConfigEntry[] = [
	// One route for both URLs: the first save navigates from one to the other, and the page keeps its state.
	route('builder/:productId/:designId?', 'builder/routes/builder.tsx'),
	route('designs/actions', 'builder/routes/actions.ts'),
	route('designs/:designId/new-season', 'builder/routes/new-season.tsx'),
	route('designs/:designId/versions/:version', 'builder/routes/version.ts'),
	route('designs/:designId/families/:version.pdf', 'builder/routes/family-sheet.ts'),
	route('designs/shared/:token/families.pdf', 'builder/routes/linked-family-sheet.ts'),
]
