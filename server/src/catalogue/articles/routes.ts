import {
  createArticle,
  deleteArticle,
  getStaffArticle,
  getStaffArticles,
  saveArticle,
  setArticleState,
} from '@pito/contracts/staff-articles'
import type { Routes } from '../../platform/http/calls.ts'
import { changeArticleState, removeArticle } from './change-article-state.ts'
import { listArticles, showArticle } from './list-articles.ts'
import { addArticle, changeArticle } from './save-article.ts'

export const articleReadingRoutes: Routes = (on) => {
  on(getStaffArticles, listArticles)
  on(getStaffArticle, showArticle)
}

export const articleEditingRoutes: Routes = (on) => {
  on(createArticle, addArticle)
  on(saveArticle, changeArticle)
  on(setArticleState, changeArticleState)
  on(deleteArticle, removeArticle)
}
