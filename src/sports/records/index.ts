// Every sport that the shop can offer, by its id: the slug in URLs and the value in the database.
import { baseball } from './baseball.ts'
import { basketball } from './basketball.ts'
import { football } from './football.ts'
import { hockey } from './hockey.ts'
import { lacrosse } from './lacrosse.ts'
import { soccer } from './soccer.ts'
import { softball } from './softball.ts'
import { volleyball } from './volleyball.ts'

export const sportRecords = {
	football,
	basketball,
	baseball,
	soccer,
	hockey,
	lacrosse,
	softball,
	volleyball,
} as const
