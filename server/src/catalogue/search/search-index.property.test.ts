import fc from 'fast-check'
import { test } from 'vitest'
import type { Article } from './article.ts'
import type { Dimension } from './facets.ts'
import type { Filters, Page, Sort } from './filters.ts'
import { SearchIndex } from './search-index.ts'
import {
  arbitraryArticle,
  arbitraryCrowd,
  arbitraryFilters,
  arbitraryPage,
  arbitrarySort,
} from './testing/arbitrary-search.ts'
import { expectSame, NaiveSearch } from './testing/naive-search.ts'
