// The web app manifest: the shop as an icon on a phone.
import { specLook, type ShopShell } from '#kit/shop.ts'

const icon = (size: number) => ({
	src: `/icon-${size}.png`,
	type: 'image/png',
	sizes: `${size}x${size}`,
	purpose: 'any maskable',
})

export const manifestOf = ({ facts: { name }, look: { colors } }: ShopShell): string =>
	JSON.stringify({
		name,
		short_name: name,
		description: 'Custom team sports gear, designed by you, cut and sewn by us.',
		start_url: '/',
		scope: '/',
		display: 'standalone',
		background_color: '#f7f5ef',
		theme_color: colors.turf === specLook.colors.turf ? '#0d1b15' : colors.turf,
		icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }, icon(192), icon(512)],
	})
