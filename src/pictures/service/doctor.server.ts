// Drawn picture files that are not whole, or not what their name says. They are drawn anew when they are deleted.
import { open, opendir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mostPerCheck, type Finding } from '#database/findings.server.ts'
import { pictureFileProblem } from '../rules/picture-file.ts'

const headBytes = 64
const tailBytes = 12

/** The problem of one file; undefined for a good one and for one that is gone by now. */
async function problemOf(folder: string, name: string): Promise<string | undefined> {
	const file = await open(join(folder, name)).catch((failure: unknown) => {
		if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined
		throw failure
	})
	if (!file) return undefined
	try {
		const { size } = await file.stat()
		const head = Buffer.alloc(headBytes)
		const tail = Buffer.alloc(tailBytes)
		await file.read(head, 0, headBytes, 0)
		await file.read(tail, 0, tailBytes, Math.max(0, size - tailBytes))
		return pictureFileProblem(name, { size, head, tail })
	} finally {
		await file.close()
	}
}

/** Names and problems of damaged files, at most a hundred. Reads the ends of each file, one after the other. */
async function damagedPictures(folder: string): Promise<{ name: string; problem: string }[]> {
	const damaged: { name: string; problem: string }[] = []
	const entries = await opendir(folder).catch((failure: unknown) => {
		if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined
		throw failure
	})
	if (!entries) return []
	for await (const entry of entries) {
		// Those with a dot are being written.
		if (!entry.isFile() || entry.name.startsWith('.')) continue
		const problem = await problemOf(folder, entry.name)
		if (problem !== undefined) damaged.push({ name: entry.name, problem })
		if (damaged.length === mostPerCheck) break
	}
	return damaged
}

/** @param folder of drawn pictures */
export const examinePictures = async (folder: string): Promise<Finding[]> =>
	(await damagedPictures(folder)).map(({ name, problem }) => ({
		orderId: null,
		what: `Picture file ${name}: ${problem}`,
	}))

/** Deletes damaged files. @returns what was done */
export async function repairPictures(folder: string): Promise<string> {
	let deleted = 0
	for (let found = await damagedPictures(folder); found.length > 0; found = await damagedPictures(folder)) {
		for (const { name } of found) await rm(join(folder, name), { force: true })
		deleted += found.length
	}
	return `Damaged picture files are deleted and will be drawn again: ${deleted}.`
}
