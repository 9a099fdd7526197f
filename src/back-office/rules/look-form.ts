// The shop's colors and logo as a form.
import type { BrandColors, ShopLook } from '#kit/shop.ts'
import { lookSection } from '#shop-settings/rules/shop-section.ts'
import { isHexColor, unreadable } from '#ui/brand-colors.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from './settings-form.ts'

export const colorNames: Record<keyof BrandColors, string> = {
	primary: 'Main color',
	action: 'Button color',
	turf: 'Dark ground',
}
const colorKeys = ['primary', 'action', 'turf'] as const

export const lookIn = (typed: TypedSettings): { values: ShopLook } | { errors: SettingsErrors } => {
	const colorOf = (name: keyof BrandColors) => (typed[name] ?? '').trim().toLowerCase()
	const colors = { primary: colorOf('primary'), action: colorOf('action'), turf: colorOf('turf') }
	const wrong = colorKeys.filter((name) => !isHexColor(colors[name]))
	if (wrong.length > 0)
		return {
			errors: Object.fromEntries(
				wrong.map((name) => [name, `${colorNames[name]}: please enter a color such as #0b6b45.`]),
			),
		}
	const problems = Object.entries(unreadable(colors))
	if (problems.length > 0)
		return {
			errors: Object.fromEntries(
				problems.map(([name, problem]) => [name, `${colorNames[name as keyof BrandColors]}: ${problem}`]),
			),
		}
	const { logoUrl = '', logoWidth, logoHeight, noLogo } = typed
	const logo =
		logoUrl === '' || noLogo === 'on'
			? null
			: { url: logoUrl, width: Number(logoWidth), height: Number(logoHeight) }
	const read = lookSection.schema.safeParse({ colors, logo })
	return read.success
		? { values: read.data }
		: { errors: { logo: 'Logo: please choose the file once more.' } }
}

export const lookForm: SettingsForm<ShopLook> = {
	section: lookSection,
	path: '/admin/settings/look',
	typedIn: ({ colors, logo }) => ({
		primary: colors.primary,
		action: colors.action,
		turf: colors.turf,
		logoUrl: logo?.url ?? '',
		logoWidth: logo ? String(logo.width) : '',
		logoHeight: logo ? String(logo.height) : '',
	}),
	valuesIn: lookIn,
	notSaved: 'The look was not saved',
	done: 'look-saved',
}
