// Dependencies of the search: the results that only one person may see.
import { createContext } from 'react-router'
import type { PersonalSearch } from './contract.ts'

/** Set by the application: team portals are above this module. */
export const personalSearchContext = createContext<PersonalSearch>(() => Promise.resolve([]))
