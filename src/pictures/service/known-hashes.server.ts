// Hashes that this build has computed before: each takes a drawing, and the memory of its meshes.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { PictureSpec } from '../schemas.ts'

const Kept = z.object({ build: z.string(), hashes: z.record(z.string(), z.string()) })

export type KnownHashes = {
	of: (spec: PictureSpec) => string | undefined
	add: (spec: PictureSpec, hash: string) => void
	/** Keeps what was added for the next start. */
	save: () => void
}

const keyOf = (spec: PictureSpec): string =>
	createHash('sha256').update(JSON.stringify(spec)).digest('base64url')

/** The pages' own pictures are some hundreds; those of products and fundraisers come without end. */
const most = 2_000

/** Of this build in the file; none when the file is missing, damaged or another build's. */
function readHashes(file: string, build: string): Map<string, string> {
	try {
		const kept = Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
		return new Map(kept.build === build ? Object.entries(kept.hashes) : [])
	} catch {
		return new Map()
	}
}

/** @param build what identifies the code that draws: another build may draw the same spec differently */
export function openKnownHashes(file: string, build: string): KnownHashes {
	const hashes = readHashes(file, build)
	let isSaved = true
	return {
		of: (spec) => hashes.get(keyOf(spec)),
		add: (spec, hash) => {
			if (hashes.size >= most) return
			hashes.set(keyOf(spec), hash)
			isSaved = false
		},
		save: () => {
			if (isSaved) return
			mkdirSync(dirname(file), { recursive: true })
			const draft = `${file}.${process.pid}`
			writeFileSync(draft, JSON.stringify({ build, hashes: Object.fromEntries(hashes) }))
			renameSync(draft, file)
			isSaved = true
		},
	}
}
