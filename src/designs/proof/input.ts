// Input of a proof: plain JSON, so that it can be queued and sent to another process.
import type { Ink } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { severities } from '../rules/checks/finding.ts'

/** Severities of findings; `passed` marks a check without findings. */
export const checkSeverities = [...severities, 'passed'] as const
export type CheckSeverity = (typeof checkSeverities)[number]

export type ProofArt = {
	kind: 'vector' | 'raster'
	name: string
	/** Content of the rebuilt upload: SVG or PNG. */
	base64: string
	inks: readonly Ink[]
}

export type ProofPlayer = { name: string; number: string; size: string }

export type ProofInput = {
	designId: string
	version: number
	/** Hash of the scenes that the screen showed; a drawing with another hash is never printed. */
	sceneHash: string
	product: { brand: string; model: string }
	template: { id: string; version: number }
	config: DesignConfig
	/** Facts that the coach knows, such as team, school, designer, pieces: short labels and values. */
	facts: readonly { label: string; value: string }[]
	checks: readonly { severity: CheckSeverity; message: string }[]
	/** Files by the `url` of the config's logos. */
	art: Readonly<Record<string, ProofArt>>
	roster?: readonly ProofPlayer[]
	/** ISO instant, the only time in the document. */
	createdAt: string
}
