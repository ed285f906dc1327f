import { refuseSecondConnections } from '../src/platform/database/shop-pool.ts'

// Vitest runs this file before each test file.
refuseSecondConnections()
