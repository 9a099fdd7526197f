// What a proof is made of: plain JSON, so that it can be queued and handed to another process.
import type { Ink } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { severities } from '../rules/checks/finding.ts'

/** As findings have them; `passed` is what was looked at and found right. */
export const checkSeverities = [...severities, 'passed'] as const
export type CheckSeverity = (typeof checkSeverities)[number]

export type ProofArt = {
	kind: 'vector' | 'raster'
	name: string
	/** The rebuilt file itself: SVG or PNG. */
	base64: string
	inks: readonly Ink[]
}

export type ProofPlayer = { name: string; number: string; size: string }

export type ProofInput = {
	designId: string
	version: number
	/** Hash of the scenes that the screen showed; a drawing that gives another one is never printed. */
	sceneHash: string
	product: { brand: string; model: string }
	template: { id: string; version: number }
	config: DesignConfig
	/** What the coach knows the design by, such as team, school, designer, pieces: short labels and values. */
	facts: readonly { label: string; value: string }[]
	checks: readonly { severity: CheckSeverity; message: string }[]
	/** Files by the `url` that logos of the config name. */
	art: Readonly<Record<string, ProofArt>>
	roster?: readonly ProofPlayer[]
	/** ISO instant; the document carries no other time. */
	createdAt: string
}
