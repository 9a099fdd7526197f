// Routes of the designs module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const designRoutes: RouteConfigEntry[] = [
	route('designs', 'designs/routes/my-designs.tsx'),
	route('designs/gallery', 'designs/routes/gallery.tsx'),
	route('designs/:designId/picture/:version.webp', 'designs/routes/picture.ts'),
	route('designs/:designId/download/:version.png', 'designs/routes/download.ts'),
	route('designs/drafts/:productId.webp', 'designs/routes/draft-picture.ts'),
	route('designs/shared/:token/proof.pdf', 'designs/routes/linked-proof.ts'),
	route('designs/shared/:token/card.png', 'designs/routes/linked-card.ts'),
	route('designs/shared/:token/picture.webp', 'designs/routes/linked-picture.ts'),
	route('designs/:designId/proof/:version.pdf', 'designs/routes/proof.ts'),
	route('designs/:designId/production/:version.zip', 'designs/routes/production.ts'),
]
