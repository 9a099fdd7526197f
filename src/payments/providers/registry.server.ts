// The payment providers that can be configured. Adding one: docs/recipes/payment-provider.md.
import type { PaymentProvider, ProviderDefinition } from '../contract.ts'
import { stripe } from './stripe.server.ts'

const all = [stripe] as const
type Environment = (typeof all)[number]['environment']
type Every<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
	? All
	: never

// Cast: each definition has its own setting names, and its settings are checked before the adapter receives them.
const definitions = all as readonly unknown[] as readonly ProviderDefinition[]

// Cast: the union of all definitions' settings.
export const providerEnvironment = Object.assign(
	{},
	...definitions.map(({ environment }) => environment),
) as Every<Environment>

export const providerSettingNames = definitions.flatMap(({ environment }) => Object.keys(environment))

export const paymentPageOrigins = definitions.map(({ pageOrigin }) => pageOrigin)

type Given = Readonly<Record<string, unknown>>

const namesGiven = ({ environment }: ProviderDefinition, env: Given) =>
	Object.keys(environment).filter((name) => env[name] !== undefined)

/**
 * One line that names the problem with the settings; undefined when one provider is complete, or none is configured.
 */
export function providerSettingsProblem(env: Given): string | undefined {
	const begun = definitions.filter((definition) => namesGiven(definition, env).length > 0)
	const [first, second] = begun.map((definition) => namesGiven(definition, env)[0])
	if (second !== undefined) return `${first} and ${second} belong to two payment providers: set those of one.`
	for (const { environment } of begun) {
		const missing = Object.keys(environment).find((name) => env[name] === undefined)
		if (missing !== undefined) return `${missing} must be set when ${first} is.`
	}
	return undefined
}

/** The configured provider; null for the sandbox. Call `providerSettingsProblem` first. */
export function configuredProvider(env: Given): (() => PaymentProvider) | null {
	const definition = definitions.find((one) => namesGiven(one, env).length > 0)
	if (!definition) return null
	const settings = Object.fromEntries(
		Object.keys(definition.environment).map((name) => [name, String(env[name])]),
	)
	return () => definition.open(settings)
}
