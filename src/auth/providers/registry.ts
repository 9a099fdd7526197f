// The kinds of identity providers that settings can name.
import { z } from 'zod'
import { AppleSettings, openApple } from './apple.ts'
import type { IdentityProvider, IdentityProviders } from '../contract.ts'
import { OidcSettings, openOidc } from './oidc.ts'

const Settings = z.discriminatedUnion('kind', [OidcSettings, AppleSettings])
export type ProviderSettings = z.infer<typeof Settings> & { label: string }

const open = (settings: ProviderSettings): IdentityProvider =>
	settings.kind === 'apple' ? openApple(settings) : openOidc(settings)

const hasKind = (given: unknown) => typeof given === 'object' && given !== null && 'kind' in given

/** Without a kind the provider is plain OpenID Connect; without a label the button shows the name. */
const OneProvider = z
	.preprocess((given) => (hasKind(given) ? given : { ...Object(given), kind: 'oidc' }), Settings)
	.transform((settings): ProviderSettings => ({
		...settings,
		label: settings.label ?? settings.name.charAt(0).toUpperCase() + settings.name.slice(1),
	}))

export const ProviderList = z
	.array(OneProvider)
	.max(10)
	.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'names must differ')

export const openProviders = (all: readonly ProviderSettings[]): IdentityProviders =>
	new Map(all.map((settings) => [settings.name, open(settings)]))
