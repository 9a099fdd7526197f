// Every sport that the shop can offer, by its id: the slug in addresses and the value in the database.
import { baseball } from './baseball.ts'
import { basketball } from './basketball.ts'
import { football } from './football.ts'
import { hockey } from './hockey.ts'
import { lacrosse } from './lacrosse.ts'
import { soccer } from './soccer.ts'

export const sportRecords = { football, basketball, baseball, soccer, hockey, lacrosse } as const
