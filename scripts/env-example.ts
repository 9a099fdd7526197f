// Generates .env.example from the settings schema, so that the two always match.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { settingsGroups } from '#app/config.ts'
import { shapeOf } from '#settings/settings.ts'

/** The text of .env.example: every setting with its description, all commented out. */
export function envExample(): string {
	const shape = shapeOf(settingsGroups)
	const defaults: Record<string, unknown> = z.object(shape).parse({})
	const settings = Object.entries(shape).map(([name, schema]) => {
		const value = defaults[name]
		// Lists and objects are empty unless set.
		const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
		const shown = isPlain ? String(value) : ''
		return `# ${schema.description ?? ''}\n# ${name}=${shown}\n`
	})
	return `# Settings of Fieldhouse. Copy this file to .env and change what you need; every line is optional.\n\n${settings.join('\n')}`
}

if (import.meta.main) {
	writeFileSync('.env.example', envExample())
	console.log(readFileSync('.env.example', 'utf8'))
}
