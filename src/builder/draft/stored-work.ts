// Reads work from outside of the page: drafts in this browser, versions and uploads of the server. Fetched when there is
// such work, because the library of the schemas is large.
import { z } from 'zod'
import { DesignPlayer } from '#designs/schemas.ts'
import { Asset } from '#files/schemas.ts'
import { designReader } from '#garments/pixel-design.ts'
import { StoredDesign } from '#garments/schemas.ts'
import { templateAsSaved, templateById } from '#garments/templates/on-demand.ts'

const readDesign = designReader({ templateAsSaved, templateById })
const Design = StoredDesign.transform((stored) => readDesign(stored))

const Version = z.object({
	config: Design,
	/** The further pieces of a kit. */
	kit: z.record(z.string(), Design).default({}),
	players: z.array(DesignPlayer).default([]),
	assets: z.array(Asset),
})
export type Version = z.infer<typeof Version>

const LocalDraft = Version.extend({
	/** The saved version that it started from; 0 for a new design. */
	baseVersion: z.int().min(0),
	/** True when the server has saved it too. */
	isSent: z.boolean(),
})
export type LocalDraft = z.infer<typeof LocalDraft>

/** Each reads an unknown value; undefined when it is not what it should be. */
export const readLocalDraft = (value: unknown): LocalDraft | undefined => LocalDraft.safeParse(value).data
export const readVersion = (value: unknown): Version | undefined => Version.safeParse(value).data
export const readAsset = (value: unknown): Asset | undefined => Asset.safeParse(value).data
