// What the application provides to the API.
import { createContext } from 'react-router'
import type { ObjectStore } from '#files/contract.ts'
import type { PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'
import type { ProductionDependencies } from '#production/dependencies.server.ts'
import type { DeletesOfPlayers } from '#rosters/dependencies.server.ts'

export type ApiDependencies = {
	production: ProductionDependencies
	store: ObjectStore
	pictures: Pick<PictureRenderer, 'download'>
	playersDeleted: readonly DeletesOfPlayers[]
}

export const apiContext = createContext<ApiDependencies>()
